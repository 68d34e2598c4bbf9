import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkSecret, keepCommitment, shownCommitment } from "../src/lib/fair";

const SECRET = "a5".repeat(32);
// The engine's tests know it too.
const COMMITMENT = "bdeac60a299d034ff111e2b6c08a16ba39fa6a21a370a560e8fe1d3203869515";

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("the proof of a deal", () => {
  it("holds for the committed secret only", async () => {
    expect(await checkSecret(SECRET, COMMITMENT, "")).toBe("proved");
    expect(await checkSecret(SECRET, COMMITMENT, COMMITMENT)).toBe("proved");
    expect(await checkSecret("a4".repeat(32), COMMITMENT, COMMITMENT)).toBe("wrong");
  });

  it("notices a commitment other than the one that was shown at the table", async () => {
    expect(await checkSecret(SECRET, COMMITMENT, "0".repeat(64))).toBe("other");
  });

  it("says when the browser cannot check it", async () => {
    vi.stubGlobal("crypto", undefined);
    expect(await checkSecret(SECRET, COMMITMENT, "")).toBe("unable");
  });
});

describe("the commitment that was shown", () => {
  it("is never replaced by a later one", () => {
    keepCommitment("t1", COMMITMENT);
    keepCommitment("t1", "0".repeat(64));
    keepCommitment("t2", "");
    expect([shownCommitment("t1"), shownCommitment("t2")]).toEqual([COMMITMENT, ""]);
  });
});

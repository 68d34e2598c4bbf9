import { afterEach, describe, expect, it, vi } from "vitest";
import { between, dayAt, numeral, plus, weekday, weeksTo } from "../../src/puzzle/days";

afterEach(() => vi.unstubAllEnvs());

describe("days", () => {
  it.each([
    ["Pacific/Kiritimati", "2026-11-18T10:30:00Z", "2026-11-19"],
    ["Pacific/Honolulu", "2026-11-18T09:30:00Z", "2026-11-17"],
    ["Europe/Berlin", "2026-11-18T22:59:00Z", "2026-11-18"],
    ["Europe/Berlin", "2026-11-18T23:00:00Z", "2026-11-19"],
  ])("are those of the player's own place: %s at %s", (zone, moment, day) => {
    vi.stubEnv("TZ", zone);
    expect(dayAt(new Date(moment))).toBe(day);
  });

  it("follow each other over months, years and leap days", () => {
    expect(plus("2026-11-30", 1)).toBe("2026-12-01");
    expect(plus("2026-12-31", 1)).toBe("2027-01-01");
    expect(plus("2028-02-28", 1)).toBe("2028-02-29");
    expect(plus("2026-03-01", -1)).toBe("2026-02-28");
  });

  it.each(["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])("have no summer time: %s", (zone) => {
    vi.stubEnv("TZ", zone);
    for (let day = "2026-01-01"; day < "2027-01-01"; day = plus(day, 1)) expect(between(day, plus(day, 1))).toBe(1);
  });

  it("have names and numerals", () => {
    expect(weekday("2026-11-02")).toBe(0);
    expect(weekday("2026-11-18")).toBe(2);
    expect(weekday("1969-12-31")).toBe(2);
    expect(numeral("2026-11-02")).toBe(2);
  });

  it("come in weeks from Monday to Sunday", () => {
    const weeks = weeksTo("2026-11-18", 3);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7]);
    expect(weeks[0]?.[0]).toBe("2026-11-02");
    expect(weeks[2]).toContain("2026-11-18");
    expect(weeks[2]?.[6]).toBe("2026-11-22");
  });
});

"""PPO with self-play in one file: a network learns 7 Wonders from nothing but its own games.

    python examples/ppo.py train ppo.pt             # about two minutes on one core
    python examples/ppo.py test ppo.pt              # how often it beats three random players
    sevenwonders evaluate "ppo=python examples/ppo.py play ppo.pt"

All seats of all games are played by the same network. A game is short, so there is no bootstrapping: every step of a
seat gets the seat's result at the end of the game, and the critic only takes away what could be expected. The longer
recipe is the same with `--seconds 3600 --hidden 512`.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

from sevenwonders import Config
from sevenwonders.envs.agent import serve_policy
from sevenwonders.envs.batch import new_batch
from sevenwonders.envs.gymnasium import SoloVectorEnv

# Learn on the first side of the boards; the second is held out by the evaluation protocol.
TABLE = Config(4, wonders=["A"])
GAMES = 64


class Network(nn.Module):
    """Two layers, and a head each for actions and for the result that can be expected."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.actor = nn.Linear(hidden, actions)
        self.critic = nn.Linear(hidden, 1)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits of all actions, and the expected results."""
        # Most bytes are 0 or 1. Coins and points are larger, so they are brought nearer.
        features = self.body(torch.log1p(rows.float()))
        return self.actor(features).masked_fill(masks == 0, -1e9), self.critic(features).squeeze(-1)


class SelfPlay:
    """Games in which the network plays every seat."""

    def __init__(self, seed: int) -> None:
        self.games = new_batch(TABLE, GAMES, seed, reward="placement")
        # For every game the steps since its beginning: the seat, and what it saw, did and expected.
        self.steps: list[list[tuple[int, list[torch.Tensor]]]] = [[] for _ in range(GAMES)]

    def play(self, network: Network, steps: int) -> list[tuple[list[torch.Tensor], float]]:
        """Play on, and return every step of the games that have ended, with the result of its seat."""
        finished = []
        games = self.games
        for _ in range(steps):
            rows, masks = torch.from_numpy(games.rows.copy()), torch.from_numpy(games.masks.copy())
            with torch.no_grad():
                logits, values = network(rows, masks)
            chances = torch.distributions.Categorical(logits=logits, validate_args=False)
            actions = chances.sample()
            parts = list(zip(rows, masks, actions, chances.log_prob(actions), values, strict=True))
            seats = games.seats.tolist()
            games.step(actions.numpy())
            for place, part in enumerate(parts):
                self.steps[place].append((seats[place], list(part)))
                if games.ended[place]:
                    finished += [(seen, float(games.rewards[place, seat])) for seat, seen in self.steps[place]]
                    self.steps[place] = []
        return finished


def improve(
    network: Network,
    optimiser: torch.optim.Optimizer,
    steps: list[tuple[list[torch.Tensor], float]],
    passes: int = 3,
    size: int = 1024,
) -> None:
    """Make better actions more likely, but no action much more likely than it was when it was taken."""
    rows, masks, actions, logs, values = (torch.stack(part) for part in zip(*[seen for seen, _ in steps], strict=True))
    results = torch.tensor([result for _, result in steps])
    advantages = results - values
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(passes):
        for part in torch.randperm(len(steps)).split(size):
            logits, expected = network(rows[part], masks[part])
            chances = torch.distributions.Categorical(logits=logits, validate_args=False)
            ratio = torch.exp(chances.log_prob(actions[part]) - logs[part])
            gain = torch.min(ratio * advantages[part], ratio.clamp(0.8, 1.2) * advantages[part]).mean()
            loss = -gain + 0.5 * (expected - results[part]).pow(2).mean() - 0.01 * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def train(seconds: float, hidden: int, seed: int) -> tuple[Network, list[tuple[float, float]]]:
    """Learn for that many seconds of processor time. Returns the network and the learning curve.

    The curve has seconds, and the share of games won against three random players.
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    games = SelfPlay(seed)
    network = new_network(hidden)
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)
    curve = []
    began, rounds = time.process_time(), 0
    while (used := time.process_time() - began) < seconds:
        improve(network, optimiser, games.play(network, steps=160))
        rounds += 1
        if rounds % 8 == 0:
            curve.append((used, wins_against_random(network, count=GAMES)))
            print(f"{used:6.1f} s  {curve[-1][1]:.1%} of games won against three random players", flush=True)
    return network, curve


def wins_against_random(network: Network, count: int, seed: int = 1 << 20) -> float:
    """The share of games that the network wins against three random players, always with its best action."""
    env = SoloVectorEnv(TABLE, num_envs=count, opponents=["random"])
    seen, _ = env.reset(seed=seed)
    running, wins = np.ones(count, np.bool_), 0.0
    while running.any():
        with torch.no_grad():
            logits, _ = network(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))
        seen, rewards, over, _, _ = env.step(logits.argmax(dim=1).numpy())
        wins += float(rewards[over & running].sum())
        running &= ~over
    return wins / count


def new_network(hidden: int) -> Network:
    """A network that has learned nothing yet."""
    games = new_batch(TABLE, games=1, seed=0)
    return Network(games.rows.shape[1], games.masks.shape[1], hidden)


def load(file: str) -> Network:
    """The network in a file."""
    saved = torch.load(file, weights_only=True)
    network = new_network(saved["hidden"])
    network.load_state_dict(saved["weights"])
    return network


def play(file: str) -> None:
    """Play over the bot protocol, for `sevenwonders arena` and `sevenwonders evaluate`."""
    network = load(file)

    def policy(row: np.ndarray, mask: np.ndarray) -> int:
        with torch.no_grad():
            logits, _ = network(torch.from_numpy(row.copy())[None], torch.from_numpy(mask.copy())[None])
        return int(logits.argmax())

    serve_policy("ppo", policy)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["train", "test", "play"])
    parser.add_argument("file")
    parser.add_argument("--seconds", type=float, default=110.0, help="processor time for learning")
    parser.add_argument("--hidden", type=int, default=128, help="the width of the network")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.what == "train":
        network, _ = train(chosen.seconds, chosen.hidden, chosen.seed)
        torch.save({"hidden": chosen.hidden, "weights": network.state_dict()}, chosen.file)
    elif chosen.what == "test":
        print(f"{wins_against_random(load(chosen.file), count=400):.1%}")
    else:
        play(chosen.file)


if __name__ == "__main__":
    main()

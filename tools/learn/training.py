"""Fitting the net with PyTorch: games that were held out decide when to stop."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

import torch
from torch import Tensor, nn

from stonehall.bots.judgement import Judgement
from stonehall.kernel.impression import Impression, Vocabulary
from tools.learn.plays import Played, Sample

WIDTH, INNER = 32, 32
BATCH = 2048
RATE, DECAY = 2e-3, 3e-2
UNSAID = 0.1
"""So many words of a sample are left out while learning, so that none is relied upon alone."""
HELD_OUT = 0.1
PATIENCE, MOST = 6, 80
"""Rounds without a better loss until it stops, and rounds at most."""


class Net(nn.Module):
    """As :class:`~stonehall.bots.judgement.Judgement`, to be learnt."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        self.words = nn.EmbeddingBag(len(vocabulary.words), WIDTH, mode="sum")
        self.numbers = nn.Linear(len(vocabulary.numbers), WIDTH)
        self.inner = nn.Linear(WIDTH, INNER)
        self.outer = nn.Linear(INNER, 1, bias=False)
        self.direct = nn.Linear(len(vocabulary.numbers), 1)
        nn.init.normal_(self.words.weight, std=0.05)
        for plain in (self.outer.weight, self.direct.weight, self.direct.bias):
            nn.init.zeros_(plain)  # it begins as a plain sum of numbers, which the layers learn to correct

    def forward(self, words: Tensor, offsets: Tensor, numbers: Tensor) -> Tensor:
        sums = torch.relu(self.words(words, offsets) + self.numbers(numbers))
        result: Tensor = (self.outer(torch.relu(self.inner(sums))) + self.direct(numbers)).squeeze(1)
        return result

    def layers(self) -> list[list[list[float]]]:
        """The weights as a judgement reads them."""

        def plain(weights: Tensor) -> list[list[float]]:
            rows: list[list[float]] = weights.detach().float().cpu().reshape(-1, weights.shape[-1]).tolist()
            return rows

        return [
            plain(self.words.weight),
            plain(self.numbers.weight.T),
            plain(self.numbers.bias),
            plain(self.inner.weight),
            plain(self.inner.bias),
            plain(self.outer.weight),
            plain(self.direct.weight),
            plain(self.direct.bias),
        ]


class Data:
    """Samples as tensors: words of all samples in a row, and where each begins."""

    def __init__(self, samples: Sequence[Sample], device: str) -> None:
        lengths = torch.tensor([len(sample.words) for sample in samples])
        self.words = torch.tensor([word for sample in samples for word in sample.words], device=device)
        self.begins = (torch.cumsum(lengths, 0) - lengths).to(device)
        self.lengths = lengths.to(device)
        self.numbers = torch.tensor([sample.numbers for sample in samples], device=device)
        self.won = torch.tensor([sample.won for sample in samples], device=device)
        self.weights = torch.tensor([sample.weight for sample in samples], device=device)

    def batch(self, chosen: Tensor, unsaid: float) -> tuple[Tensor, Tensor, Tensor]:
        """What some samples say, each word of them left out with this chance."""
        lengths = self.lengths[chosen]
        owner = torch.repeat_interleave(torch.arange(len(chosen), device=chosen.device), lengths)
        within = torch.arange(len(owner), device=chosen.device) - (torch.cumsum(lengths, 0) - lengths)[owner]
        words = self.words[self.begins[chosen][owner] + within]
        if unsaid:
            kept = torch.rand(len(words), device=words.device) >= unsaid
            words, owner = words[kept], owner[kept]
            lengths = torch.bincount(owner, minlength=len(chosen))
        return words, torch.cumsum(lengths, 0) - lengths, self.numbers[chosen]

    def loss(self, net: Net, chosen: Tensor, unsaid: float) -> Tensor:
        """The sum of the losses of some samples by their weights."""
        told = net(*self.batch(chosen, unsaid))
        return nn.functional.binary_cross_entropy_with_logits(
            told, self.won[chosen], weight=self.weights[chosen], reduction="sum"
        )


def loss_of(net: Net, data: Data) -> float:
    """The mean loss over all samples."""
    total = 0.0
    net.eval()
    with torch.no_grad():
        for chosen in torch.arange(len(data.won), device=data.won.device).split(16 * BATCH):
            total += data.loss(net, chosen, 0.0).item()
    net.train()
    return total / float(data.weights.sum().item())


def learn(games: Sequence[Played], vocabulary: Vocabulary, seed: int) -> tuple[list[list[list[float]]], float]:
    """The weights of the best round, and their loss on games that were held out."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    order = list(games)
    Random(seed).shuffle(order)
    held = max(1, int(HELD_OUT * len(order)))
    test = Data([sample for game in order[:held] for sample in game.samples], device)
    data = Data([sample for game in order[held:] for sample in game.samples], device)
    net = Net(vocabulary).to(device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    best, best_loss, since = net.layers(), loss_of(net, test), 0
    start = time.monotonic()
    print(f"learning from {len(data.won)} ends of turns, judged by {len(test.won)} others, on {device}", flush=True)
    for number in range(1, MOST + 1):
        for chosen in torch.randperm(len(data.won), device=device).split(BATCH):
            optimizer.zero_grad()
            (data.loss(net, chosen, UNSAID) / data.weights[chosen].sum()).backward()
            optimizer.step()
        loss = loss_of(net, test)
        if loss < best_loss:
            best, best_loss, since = net.layers(), loss, 0
        else:
            since += 1
        print(f"round {number}: loss {loss:.4f}, best {best_loss:.4f} ({time.monotonic() - start:.0f} s)", flush=True)
        if since == PATIENCE:
            break
    _compare(best, net, test)
    return best, best_loss


def _compare(layers: list[list[list[float]]], net: Net, data: Data) -> None:
    """The judgement must say what the net says: weights that were carried over wrongly would go unnoticed."""
    chosen = torch.arange(min(50, len(data.won)), device=data.won.device)
    words, offsets, numbers = data.batch(chosen, 0.0)
    bounds = [*offsets.tolist(), len(words)]
    state = dict(zip(LAYERS_OF_NET, layers, strict=True))
    with torch.no_grad():
        for name, weights in net.named_parameters():
            rows = torch.tensor(state[name], device=weights.device)
            weights.copy_((rows.T if name == "numbers.weight" else rows).reshape(weights.shape))
        chances = torch.sigmoid(net(words, offsets, numbers)).tolist()
    judgement = Judgement(layers)
    for place, chance in enumerate(chances):
        told = Impression(words[bounds[place] : bounds[place + 1]].tolist(), numbers[place].tolist())
        assert abs(judgement.chance(told) - chance) < 1e-3, f"{judgement.chance(told)} is not {chance}"


LAYERS_OF_NET = (
    "words.weight", "numbers.weight", "numbers.bias", "inner.weight", "inner.bias", "outer.weight", "direct.weight",
    "direct.bias",
)  # fmt: skip

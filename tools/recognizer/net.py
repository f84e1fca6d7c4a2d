"""The line network. Every layer is one that the integer kernel knows: stem, depthwise, patch (kernel equals stride), add."""
import torch
import torch.nn.functional as F
from torch import nn

from draw import CLASSES

SHAPE = {'stem': 24, 'low': 64, 'mid': 96, 'wide': 176, 'low_blocks': 4, 'mid_blocks': 4, 'dilations': [1, 2, 1, 4, 1, 2, 1, 2, 1]}


class Conv(nn.Module):
    """A convolution with batch normalization; fold() makes one with a bias of it, whose weights train as 8-bit ones."""

    def __init__(self, cin, cout, kernel, stride=(1, 1), padding=(0, 0), dilation=(1, 1), groups=1):
        super().__init__()
        self.args = {'stride': stride, 'padding': padding, 'dilation': dilation, 'groups': groups}
        self.weight = nn.Parameter(torch.empty(cout, cin // groups, *kernel))
        nn.init.kaiming_normal_(self.weight, nonlinearity='relu')
        self.bias = None
        self.norm = nn.BatchNorm2d(cout)

    def fold(self):
        if self.norm is None:
            return
        scale = self.norm.weight / torch.sqrt(self.norm.running_var + self.norm.eps)
        self.bias = nn.Parameter((self.norm.bias - self.norm.running_mean * scale).detach())
        self.weight = nn.Parameter((self.weight * scale[:, None, None, None]).detach())
        self.norm = None

    def steps(self):
        """The size of one step of the 8-bit weights, for each output channel; none below 1/16 of the layer's largest."""
        largest = self.weight.detach().abs().amax(dim=(1, 2, 3)) / 127
        return torch.maximum(largest, largest.max() / 16).clamp_min(1e-8)[:, None, None, None]

    def convolve(self, x, weight, bias):
        if weight.shape[1:] == (1, 3, 3) and self.args['stride'] == (2, 2):
            # The stem, as a product over its nine taps: the libraries are slow at one input channel.
            p = F.pad(x, (1, 1, 1, 1))
            h, w = x.shape[2:]
            taps = torch.cat([p[:, :, i:i + h:2, j:j + w:2] for i in range(3) for j in range(3)], dim=1)
            return F.conv2d(taps, weight.view(-1, 9, 1, 1), bias)
        return F.conv2d(x, weight, bias, **self.args)

    def forward(self, x):
        if self.norm is not None:
            return self.norm(self.convolve(x, self.weight, None))
        step = self.steps()
        weight = self.weight + ((self.weight / step).round().clamp(-127, 127) * step - self.weight).detach()
        return self.convolve(x, weight, self.bias)


class Block(nn.Module):
    def __init__(self, channels, kernel, dilation=1):
        super().__init__()
        pad = (kernel[0] // 2, kernel[1] // 2 * dilation)
        self.deep = Conv(channels, channels, kernel, padding=pad, dilation=(1, dilation), groups=channels)
        self.point = Conv(channels, channels, (1, 1))

    def forward(self, x):
        return F.relu(x + self.point(F.relu(self.deep(x))))


class LineNet(nn.Module):
    """In: N × 1 × 32 × W, paper 0 and ink 1, W a multiple of 4. Out: N × W/2 × classes, not normalized."""

    def __init__(self, shape=SHAPE):
        super().__init__()
        s = shape
        self.shape = s
        self.stem = Conv(1, s['stem'], (3, 3), stride=(2, 2), padding=(1, 1))
        self.first = Conv(s['stem'], s['stem'], (3, 3), padding=(1, 1), groups=s['stem'])
        self.to_low = Conv(s['stem'], s['low'], (2, 2), stride=(2, 2))
        self.low = nn.ModuleList(Block(s['low'], (3, 3)) for _ in range(s['low_blocks']))
        self.to_mid = Conv(s['low'], s['mid'], (2, 1), stride=(2, 1))
        self.mid = nn.ModuleList(Block(s['mid'], (3, 3)) for _ in range(s['mid_blocks']))
        self.to_wide = Conv(s['mid'], s['wide'], (4, 1), stride=(4, 1))
        self.wide = nn.ModuleList(Block(s['wide'], (1, 9), d) for d in s['dilations'])
        self.head = Conv(s['wide'], 2 * CLASSES, (1, 1))
        self.head.norm = None
        self.head.bias = nn.Parameter(torch.zeros(2 * CLASSES))
        nn.init.normal_(self.head.weight, std=0.02)

    def layers(self):
        """Name, kind, module in the order of running."""
        yield 'stem', 'stem', self.stem
        yield 'first', 'deep', self.first
        yield 'to_low', 'patch', self.to_low
        for name, blocks, down in (('low', self.low, self.to_mid), ('mid', self.mid, self.to_wide), ('wide', self.wide, self.head)):
            for i, block in enumerate(blocks):
                yield f'{name}{i}.deep', 'deep', block.deep
                yield f'{name}{i}.point', 'add', block.point
            yield {'low': 'to_mid', 'mid': 'to_wide', 'wide': 'head'}[name], 'patch', down

    def fold(self):
        for _, _, conv in self.layers():
            conv.fold()

    def forward(self, x):
        x = F.relu(self.stem(x))
        x = F.relu(self.first(x))
        x = F.relu(self.to_low(x))
        for block in self.low:
            x = block(x)
        x = F.relu(self.to_mid(x))
        for block in self.mid:
            x = block(x)
        x = F.relu(self.to_wide(x))
        for block in self.wide:
            x = block(x)
        x = self.head(x)  # N × 2·classes × 1 × W/4: the two halves are two steps
        n, _, _, w = x.shape
        return x.view(n, 2, CLASSES, w).permute(0, 3, 1, 2).reshape(n, 2 * w, CLASSES)

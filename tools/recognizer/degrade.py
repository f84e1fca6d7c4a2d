"""Turns masters into what a line finder would cut from a scan, on the GPU or the CPU: crop, slope, stroke weight,
resolution, blur, tone, noise, fax, JPEG. Ends with the same scaling and normalization as the product's reader."""
import math

import torch
import torch.nn.functional as F

from draw import BOX_BOTTOM, BOX_TOP, HEIGHT

OUT_HEIGHT = 32
GROUPS = 8


def normalize(v, valid):
    """v: N × 32 × W gray levels, valid: columns that belong to the line. The reader does the same in integers."""
    n, h, w = v.shape
    outside = torch.arange(w, device=v.device)[None, :] >= valid[:, None]
    thin = v.masked_fill(outside[:, None, :], 1e4)[:, ::2, ::2].reshape(n, -1)
    ranked = thin.sort(dim=1).values
    count = (thin < 1e3).sum(dim=1)
    at = lambda q: ranked.gather(1, ((count - 1) * q).long().clamp_min(0)[:, None])[:, 0]
    low, middle, high = at(0.01), at(0.5), at(0.99)
    dark = middle - low < high - middle
    v = torch.where(dark[:, None, None], 255 - v, v)
    ink = torch.where(dark, 255 - high, low)
    paper = torch.where(dark, 255 - at(0.2), at(0.8))
    span = (paper - ink).clamp_min(24)
    x = ((paper[:, None, None] - v) / span[:, None, None]).clamp(-0.25, 1.25)
    return x.masked_fill(outside[:, None, :], 0)


def smooth(x, times=1):
    """A 3 × 3 blur, by slices: a convolution would be tuned anew for every size of scan."""
    for _ in range(times):
        p = F.pad(x, (1, 1, 1, 1), mode='replicate')
        p = (p[:, :, :-2] + 2 * p[:, :, 1:-1] + p[:, :, 2:]) / 4
        x = (p[..., :-2] + 2 * p[..., 1:-1] + p[..., 2:]) / 4
    return x


def jpeg(v, quality):
    """The loss of a baseline JPEG of that quality (one number a picture)."""
    n, _, h, w = v.shape
    x = F.pad(v, (0, -w % 8, 0, -h % 8), mode='replicate') - 128
    k = torch.arange(8, device=v.device, dtype=torch.float32)
    d = torch.cos((2 * k[None, :] + 1) * k[:, None] * math.pi / 16) / 2
    d[0] /= math.sqrt(2)
    table = 14 + (k[:, None] + k[None, :]) * 8.5
    table[0, 0] = 16
    scale = torch.where(quality < 50, 50 / quality, 2 - quality / 50)
    q = (table[None] * scale[:, None, None]).clamp_min(1)[:, None, None]
    b = x.view(n, x.shape[2] // 8, 8, x.shape[3] // 8, 8).transpose(2, 3)
    c = d @ b @ d.T
    c = (c / q).round() * q
    b = d.T @ c @ d
    return (b.transpose(2, 3).reshape(n, 1, x.shape[2], x.shape[3]) + 128)[:, :, :h, :w].clamp(0, 255)


class Degrader:
    def __init__(self, device, seed):
        self.device = device
        self.g = torch.Generator(device=device)
        self.g.manual_seed(seed)

    def u(self, n, low=0.0, high=1.0):
        return torch.rand(n, generator=self.g, device=self.device) * (high - low) + low

    def chance(self, n, p):
        return self.u(n) < p

    def crop(self, masters, spans, out_width):
        """N × 1 × 48 × 1.5·out_width: the cut line in fine pixels, ink 1; and how many output columns it has."""
        n = masters.shape[0]
        x0, x1, top, bottom = spans.float().unbind(1)
        tight = self.chance(n, 0.35)
        y0 = torch.where(tight, top, torch.full_like(top, BOX_TOP))
        y1 = torch.where(tight, bottom, torch.full_like(top, BOX_BOTTOM))
        middle, half = (y0 + y1) / 2, ((y1 - y0) / 2).clamp_min(11)
        y0, y1 = middle - half, middle + half
        h = y1 - y0
        y0 = y0 - h * self.u(n, -0.05, 0.15)
        y1 = y1 + h * self.u(n, -0.05, 0.15)
        wider = 1 + self.u(n, -0.15, 0.15) * self.chance(n, 0.6)
        width = x1 - x0
        least = width * wider * OUT_HEIGHT / (out_width - 2)
        grow = (least - (y1 - y0)).clamp_min(0) / 2
        y0, y1 = y0 - grow, y1 + grow
        h = y1 - y0
        sy = h / OUT_HEIGHT
        sx = sy / wider
        inked = width / sx
        room = (out_width - inked).clamp_min(0)
        left = torch.minimum(torch.where(self.chance(n, 0.7), self.u(n, -0.5, 10), self.u(n, 0, 60)), room)
        right = torch.minimum(torch.where(self.chance(n, 0.7), self.u(n, -0.5, 10), self.u(n, 0, 60)), room - left)
        valid = (left + inked + right).ceil().clamp(8, out_width)
        slope = self.u(n, -1, 1) * torch.minimum(torch.full_like(h, 0.026), 0.16 * h / width.clamp_min(1)) * self.chance(n, 0.6)
        slant = self.u(n, -0.12, 0.12) * self.chance(n, 0.2)
        wave = self.u(n, 0, 0.03) * h * self.chance(n, 0.2)
        length, phase = self.u(n, 0.01, 0.05), self.u(n, 0, 6.28)
        fh, fw = 48, out_width * 3 // 2
        oy = (torch.arange(fh, device=self.device) + 0.5) / 1.5
        ox = (torch.arange(fw, device=self.device) + 0.5) / 1.5
        c = lambda t: t[:, None, None]
        my = c(y0) + oy[None, :, None] * c(sy)
        mx = c(x0) + (ox[None, None, :] - c(left)) * c(sx)
        bent_y = my + c(slope) * (mx - c(x0 + x1) / 2) + c(wave) * torch.sin(mx * c(length) + c(phase))
        bent_x = mx + c(slant) * (my - c(y0 + y1) / 2)
        grid = torch.stack((bent_x / masters.shape[2] * 2 - 1, bent_y / HEIGHT * 2 - 1), dim=3)
        ink = F.grid_sample(masters[:, None].float() / 255, grid, align_corners=False)
        return ink, valid

    def strokes(self, ink):
        n = ink.shape[0]
        fat = F.max_pool2d(ink, 3, 1, 1)
        lean = -F.max_pool2d(-ink, 3, 1, 1)
        a = (self.u(n, 0, 0.9) * self.chance(n, 0.3))[:, None, None, None]
        b = (self.u(n, 0, 0.6) * self.chance(n, 0.25))[:, None, None, None]
        return ink + (fat - ink) * a + (lean - ink) * b * (a == 0)

    def scan(self, ink, height):
        """The scanner: gray levels of N × 1 × height × w."""
        n, _, _, fw = ink.shape
        w = max(8, round(fw * height / 48))
        x = F.interpolate(ink, (height, w), mode='bilinear', antialias=height < 48, align_corners=False)
        c = lambda t: t[:, None, None, None]
        x = x + (smooth(x) - x) * c(self.u(n) * self.chance(n, 0.6))
        if height > 20:
            x = x + (smooth(x, 2) - x) * c(self.u(n) * self.chance(n, 0.15))
        paper = torch.where(self.chance(n, 0.85), self.u(n, 205, 255), self.u(n, 120, 235))
        contrast = torch.where(self.chance(n, 0.85), self.u(n, 0.6, 1), self.u(n, 0.2, 0.6))
        black = paper * (1 - contrast)
        v = c(paper) - x * c(paper - black)
        across = torch.linspace(-1, 1, w, device=self.device)[None, None, None, :]
        v = v + across * c(self.u(n, -30, 30) * contrast * self.chance(n, 0.2))
        cloud = torch.randn(n, 1, 3, max(3, w // 24), generator=self.g, device=self.device)
        v = v + F.interpolate(cloud, (height, w), mode='bilinear', align_corners=False) * c(self.u(n, 0, 10) * contrast * self.chance(n, 0.2))
        grain = torch.randn(n, 1, height, w, generator=self.g, device=self.device)
        v = v + grain * c(self.u(n, 0, 1) ** 2 * 24 * contrast * self.chance(n, 0.75))
        spots = torch.rand(n, 1, height, w, generator=self.g, device=self.device)
        share = c(self.u(n, 0, 1) ** 3 * 0.006 * self.chance(n, 0.4))
        v = torch.where(spots < share, c(black), v)
        v = torch.where(spots > 1 - share * 2, c(paper), v)
        streak = torch.rand(n, 1, 1, w, generator=self.g, device=self.device) < c(0.004 * self.chance(n, 0.1))
        v = torch.where(streak & (spots > 0.3), v - 90 * c(contrast), v)
        cut = black + (paper - black) * self.u(n, 0.42, 0.70)
        fax = self.chance(n, 0.45)
        v = torch.where(c(fax), (v > c(cut)).float() * 255, v).clamp(0, 255)
        lossy = self.chance(n, 0.45) & ~fax
        return torch.where(c(lossy), jpeg(v, self.u(n, 25, 92)), v)

    def __call__(self, masters, spans, out_width):
        ink, valid = self.crop(masters, spans, out_width)
        ink = self.strokes(ink)
        parts = []
        for part in ink.chunk(min(GROUPS, ink.shape[0])):
            pick = float(self.u(1))
            height = int(self.u(1, 17, 36)) if pick < 0.5 else int(self.u(1, 12, 24)) if pick < 0.85 else int(self.u(1, 32, 49))
            v = self.scan(part, height)
            if float(self.u(1)) < 0.04:  # a fax of half the rows
                v = F.interpolate(F.interpolate(v, (height // 2 + 1, v.shape[3])), (height, v.shape[3]))
            v = F.interpolate(v.round(), (OUT_HEIGHT, out_width), mode='bilinear', antialias=True, align_corners=False)
            parts.append(v[:, 0].round())
        v = torch.cat(parts)
        n = v.shape[0]
        v = torch.where(self.chance(n, 0.06)[:, None, None], 255 - v, v)
        return normalize(v, valid)[:, None], valid

"""A sample of lines as the network sees them: python3 look.py DATA OUT.png"""
import sys

import numpy as np
import torch
from PIL import Image

from degrade import Degrader
from draw import Drawer

drawer = Drawer(sys.argv[1], 5)
rows = [drawer.line(960) for _ in range(40)]
x, _ = Degrader(torch.device('cpu'), 7)(torch.from_numpy(np.stack([r[0] for r in rows])), torch.tensor([r[2] for r in rows]), 640)
Image.fromarray((255 - (x[:, 0].clamp(0, 1) * 255)).byte().numpy().reshape(-1, 640)).save(sys.argv[2])

// Draws who imports whom: a line for rooms that import the same, without arrows that a longer way makes superfluous.

/** In lines, the edges first, then the latest stages. Every room stands on the left of exactly one line. */
export function drawRooms({ edges, rooms }) {
  const reach = new Map();
  const reachOf = (room) => {
    if (!reach.has(room)) reach.set(room, new Set(rooms[room].flatMap((next) => [next, ...reachOf(next)])));
    return reach.get(room);
  };
  const heightOf = (room) => Math.max(0, ...rooms[room].map((next) => heightOf(next) + 1));
  const lines = new Map();
  for (const room of Object.keys(rooms)) {
    const direct = rooms[room].filter((next) => !rooms[room].some((other) => reachOf(other).has(next)));
    const to = direct.sort().join(' · ') || 'nothing of ours';
    const line = lines.get(to) ?? { to, height: heightOf(room), from: [] };
    lines.set(to, { ...line, height: Math.max(line.height, heightOf(room)), from: [...line.from, room].sort() });
  }
  const outside = { to: 'every room', from: [...edges, 'main'] };
  const inside = [...lines.values()].sort((a, b) => b.height - a.height || (a.to < b.to ? -1 : 1));
  const drawn = [outside, ...inside];
  const width = Math.max(...drawn.map(({ from }) => from.join(' · ').length));
  return drawn.map(({ from, to }) => `${from.join(' · ').padStart(width)} ──> ${to}`).join('\n');
}

/**
 * The one list of rooms, from the ground up. A room may import rooms of its own floor and of floors below, never above;
 * upward news travels as events.
 */
export const floors: readonly (readonly string[])[] = [
  ['user', 'dict', 'file', 'audit', 'message', 'content', 'setting'],
  ['enterprise', 'patent'],
  ['product', 'news'],
  ['hall', 'live', 'chain', 'lead', 'counsel', 'inquiry', 'visit'],
  ['review', 'filing', 'import', 'complaint', 'certificate', 'search', 'assistant', 'stats', 'health', 'discovery'],
]

/**
 * The one list of rooms, from the ground up. A room may import rooms of its own floor and of floors below, never above;
 * upward news travels as events. Whom it imports it names in `needs` of its manifest.
 */
export const floors: readonly (readonly string[])[] = [
  ['user', 'dict', 'file', 'audit', 'message', 'content', 'setting', 'draft'],
  ['enterprise', 'patent'],
  ['product', 'news'],
  ['hall', 'live', 'inquiry', 'analytics'],
  ['search'],
  ['chain', 'lead', 'counsel'],
  ['review', 'filing', 'import', 'complaint', 'certificate', 'stats', 'health', 'discovery'],
  ['assistant'],
]

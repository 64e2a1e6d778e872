/** What is wrong with a page's structured data, by what schema.org and the search engines require and recommend. */

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
/** In full, or from the root where the server does not know its public name. */
const isAddress = (value: unknown): boolean => typeof value === 'string' && /^(https?:\/\/[^/]+)?\/[^/]/.test(value)
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
const isList = (value: unknown, of: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(of)
/** In the language of the page it is told on. */
const speaks = (value: unknown, english: boolean): boolean =>
  typeof value === 'string' && /[?&]lang=en(?:&|$)/.test(value) === english
/** Where it takes place agrees with how it is attended. */
const takesPlace = ({ eventAttendanceMode: mode, location }: Node): boolean => {
  const places = [location].flat().filter(isNode)
  const types = new Set(places.map((place) => place['@type']))
  if (mode === 'https://schema.org/OnlineEventAttendanceMode') return types.size === 1 && types.has('VirtualLocation')
  return mode === 'https://schema.org/MixedEventAttendanceMode' && types.has('VirtualLocation') && types.has('Place')
}
const isNamed = (value: unknown): boolean =>
  isNode(value) && isText(value['name']) && (value['@type'] === 'Organization' || value['@type'] === 'Person')

/** Items one after the other from 1, each named and with its address. */
const isTrail = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(
    (item, index) =>
      isNode(item) &&
      item['@type'] === 'ListItem' &&
      item['position'] === index + 1 &&
      isText(item['name']) &&
      isAddress(item['item']),
  )

interface Rule {
  required: Record<string, (value: unknown) => boolean>
  optional: Record<string, (value: unknown) => boolean>
}

const rules: Record<string, Rule> = {
  Product: {
    required: { name: isText, url: isAddress, manufacturer: isNamed },
    optional: {
      description: isText,
      image: (value) => Array.isArray(value) && value.every(isAddress),
      model: (value) => typeof value === 'string',
      category: isText,
      releaseDate: isInstant,
    },
  },
  Organization: {
    required: { name: isText, url: isAddress },
    optional: {
      sameAs: isAddress,
      logo: isAddress,
      image: isAddress,
      taxID: isText,
      address: (value) => typeof value === 'string',
      contactPoint: isNode,
    },
  },
  NewsArticle: {
    required: {
      headline: isText,
      datePublished: isInstant,
      dateModified: isInstant,
      author: isNamed,
      publisher: isNamed,
      mainEntityOfPage: isAddress,
    },
    optional: {
      url: isAddress,
      description: isText,
      image: (value) => isList(value, isAddress),
      inLanguage: isText,
      articleSection: isText,
      keywords: (value) => isList(value, isText),
    },
  },
  Event: {
    required: {
      name: isText,
      startDate: isInstant,
      endDate: isInstant,
      location: (value) => isNode(value) || isList(value, isNode),
    },
    optional: {
      url: isAddress,
      description: isText,
      image: (value) => isAddress(value) || isList(value, isAddress),
      organizer: isNamed,
      eventAttendanceMode: isText,
      eventStatus: isText,
    },
  },
  BreadcrumbList: { required: { itemListElement: isTrail }, optional: {} },
  WebSite: { required: { name: isText, url: isAddress }, optional: { potentialAction: isNode } },
}

/** Addresses of pages that do not lead to the language they stand in. */
function strayAddresses(node: Node, english: boolean): string[] {
  const trail = Array.isArray(node['itemListElement']) ? node['itemListElement'].filter(isNode) : []
  const places = [node['location']].flat().filter(isNode)
  const addresses = [
    node['url'],
    node['mainEntityOfPage'],
    ...trail.map(({ item }) => item),
    ...places.map(({ url }) => url),
  ]
  return addresses
    .filter((address) => address !== undefined && !speaks(address, english))
    .map((address) => `${String(node['@type'])} leads to another language: ${JSON.stringify(address)}`)
}

function faultsOf(node: Node): string[] {
  const type = String(node['@type'])
  const rule = rules[type]
  if (!rule) return [`${type} is no type that this site uses`]
  const missing = Object.entries(rule.required)
    .filter(([name, holds]) => !holds(node[name]))
    .map(([name]) => `${type}.${name} is missing or malformed: ${JSON.stringify(node[name])}`)
  const known = { ...rule.required, ...rule.optional }
  const odd = Object.entries(node)
    .filter(([name]) => name !== '@type')
    .filter(([name, value]) => !known[name]?.(value))
    .filter(([name]) => !(name in rule.required))
    .map(([name, value]) => `${type}.${name} is unknown or malformed: ${JSON.stringify(value)}`)
  const elsewhere = type === 'Event' && !takesPlace(node) ? ['Event.location contradicts its attendance'] : []
  return [...missing, ...odd, ...elsewhere]
}

/** The types that a page tells of, and everything that is wrong with them. */
export function readStructuredData(html: string): { types: string[]; faults: string[]; nodes: Node[] } {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const nodes = scripts.flatMap(([, source = '']) => {
    const data = JSON.parse(source) as { '@context'?: unknown; '@graph'?: unknown }
    if (data['@context'] !== 'https://schema.org') return [{ '@type': 'no context' }]
    return Array.isArray(data['@graph']) ? data['@graph'].filter(isNode) : []
  })
  const english = /<html lang="en"/.test(html)
  const faults = nodes.flatMap((node) => [...faultsOf(node), ...strayAddresses(node, english)])
  return { types: nodes.map((node) => String(node['@type'])), faults, nodes }
}

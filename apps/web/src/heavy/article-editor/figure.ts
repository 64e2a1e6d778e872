import { Image } from '@tiptap/extension-image'

/** A picture of the platform, as a figure with its caption below; named by its file, shown by today's address. */
export const Figure = Image.extend({
  name: 'figure',
  group: 'block',
  content: 'text*',
  marks: '',
  isolating: true,
  draggable: true,

  addAttributes() {
    return {
      file: { default: '' },
      src: { default: '' },
      alt: { default: '' },
    }
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        contentElement: (node) =>
          (node as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
        getAttrs: (node) => {
          const image = node.querySelector('img[data-file]')
          if (!image) return false
          const of = (name: string): string => image.getAttribute(name) ?? ''
          return { file: of('data-file'), src: of('src'), alt: of('alt') }
        },
      },
    ]
  },

  renderHTML({ node }) {
    const { file, src, alt } = node.attrs as Record<string, string>
    return ['figure', ['img', { 'data-file': file, src, alt, draggable: 'false' }], ['figcaption', 0]]
  },

  addCommands: () => ({}),
  addInputRules: () => [],
})

import type { ModelNode } from '@portal/contract/model'
import type { ChainPart } from '@portal/contract/product-document'
import { Button, Flex, Tag, Tree, type TreeDataNode } from 'antd'
import { useMemo, useState } from 'react'
import { useMessages } from '../../../../lib/i18n/language.ts'
import css from './chain.module.css'
import { messages } from './chain.messages.ts'
import { calledOf, piecesOf } from './chain-content.ts'

interface Props {
  nodes: readonly ModelNode[]
  parts: readonly ChainPart[]
  picked: readonly string[]
  part: ChainPart | undefined
  disabled: boolean
  onPick(keys: string[]): void
  /** Lights pieces up in the model. */
  onLight(keys: string[]): void
  onNew(): void
  onAddTo(): void
  onFromPieces(): void
}

const HEIGHT = 280

interface PieceProps {
  node: ModelNode
  owner: string | undefined
  onLight(keys: string[]): void
}

function Piece({ node, owner, onLight }: PieceProps) {
  const t = useMessages(messages)
  return (
    <span className={css.piece} onMouseEnter={() => onLight([node.key])} onMouseLeave={() => onLight([])}>
      {node.name || t.unnamed} {owner !== undefined && <Tag color="processing">{t.inPart(owner)}</Tag>}
    </span>
  )
}

/** Pieces below pieces, as the tree draws them. */
function treeOf(nodes: readonly ModelNode[], owners: ReadonlyMap<string, string>, onLight: PieceProps['onLight']) {
  const made: TreeDataNode[] = nodes.map((node) => ({
    key: node.key,
    title: <Piece node={node} owner={owners.get(node.key)} onLight={onLight} />,
    children: [],
  }))
  const top: TreeDataNode[] = []
  for (const [index, node] of nodes.entries()) {
    const own = made[index]
    const above = node.parent === null ? top : made[node.parent]?.children
    if (own) above?.push(own)
  }
  return top
}

/** The tree of the model: pieces are chosen here by keyboard as well as in the picture by hand. */
export function ModelTree({ nodes, parts, picked, part, disabled, ...on }: Props) {
  const t = useMessages(messages)
  const open = useMemo(() => {
    const above = new Set(piecesOf(nodes).map(({ parent }) => parent))
    return nodes.filter((_, index) => above.has(index)).map(({ key }) => key)
  }, [nodes])
  // It stays as somebody leaves it.
  const [openAtFirst] = useState(parts.length === 0)
  const owners = new Map(parts.flatMap(({ no, nodes: keys }) => keys.map((key) => [key, no] as const)))
  return (
    <details className={css.tree} open={openAtFirst}>
      <summary>{t.tree}</summary>
      <p className={css.hint}>{t.treeHint}</p>
      <Tree
        multiple
        blockNode
        height={HEIGHT}
        disabled={disabled}
        treeData={treeOf(nodes, owners, on.onLight)}
        defaultExpandedKeys={open}
        selectedKeys={[...picked]}
        onSelect={(keys) => on.onPick(keys.map(String))}
      />
      {!disabled && (
        <Flex gap={8} wrap>
          <Button disabled={picked.length === 0} onClick={on.onNew}>
            {t.newFromPicked(picked.length)}
          </Button>
          {part && (
            <Button disabled={picked.length === 0} onClick={on.onAddTo}>
              {t.addToPart(calledOf(part))}
            </Button>
          )}
          <Button onClick={on.onFromPieces}>{t.fromPieces}</Button>
        </Flex>
      )}
    </details>
  )
}

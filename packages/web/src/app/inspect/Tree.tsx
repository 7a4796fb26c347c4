import type { TreeNode } from '@fathom/kernel/inspect';
import { useState, type ReactNode } from 'react';

interface TreeProps {
  readonly nodes: readonly TreeNode[];
  /** Other words for some names. */
  readonly names?: Readonly<Record<string, string>>;
  readonly label?: string;
}

/** A list whose branches fold. What is folded is not in the page. */
export function Tree({ nodes, names = {}, label }: TreeProps): ReactNode {
  return (
    <ul className="tree" aria-label={label}>
      {nodes.map((node) => (
        <li key={node.name}>
          <Node node={node} name={names[node.name] ?? node.name} />
        </li>
      ))}
    </ul>
  );
}

function Node({ node: { text, children }, name }: { readonly node: TreeNode; readonly name: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const line = (
    <>
      <strong>{name}</strong> {text}
    </>
  );
  if (children.length === 0) return line;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{line}</summary>
      {isOpen && <Tree nodes={children} />}
    </details>
  );
}

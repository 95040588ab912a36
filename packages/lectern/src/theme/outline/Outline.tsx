import { usePage, useSite } from '../../client/index.ts';
import { Slot } from '../Slot.tsx';
import { nestToc, type TocNode } from './nest-toc.ts';
import { useActiveHeading } from './use-active-heading.ts';

/**
 * List of the headings of the page, which marks the one that is being read. It is a column, or a popover if there is no
 * room.
 */
export function Outline() {
  const { toc } = usePage();
  const { labels } = useSite().theme;
  const activeId = useActiveHeading(toc);
  return (
    <aside className="outline" id="lectern-outline" popover="auto" aria-labelledby="lectern-outline-title">
      <Slot name="beforeOutline" />
      <p className="outline-title" id="lectern-outline-title">
        {labels.outlineTitle}
      </p>
      <OutlineList nodes={nestToc(toc)} activeId={activeId} />
      <Slot name="afterOutline" />
    </aside>
  );
}

function OutlineList({ nodes, activeId }: { nodes: TocNode[]; activeId: string | null }) {
  return (
    <ul>
      {nodes.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === activeId ? 'location' : undefined}>
            {text}
          </a>
          {children.length > 0 && <OutlineList nodes={children} activeId={activeId} />}
        </li>
      ))}
    </ul>
  );
}

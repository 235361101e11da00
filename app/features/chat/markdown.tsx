/** Draws the light markup of an assistant's words. */
import { memo, type ReactNode } from 'react';
import { parseLightMarkdown, type Block, type Inline } from './light-markdown.ts';

/** `open`: more words are coming. */
export const Markdown = memo(function Markdown({ text, open = false }: { text: string; open?: boolean }): ReactNode {
  return <div className="grid gap-2.5 text-15 wrap-break-word">{parseLightMarkdown(text, open).map((block, index) => <BlockView key={index} block={block} />)}</div>;
});

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, index) => (
            <span key={index}>
              {index > 0 && <br />}
              <InlineView parts={line} />
            </span>
          ))}
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => <li key={index} className="pl-1"><InlineView parts={item} /></li>);
      return block.ordered
        ? <ol start={block.start} className="tabular grid list-decimal gap-1 pl-5 marker:text-faint">{items}</ol>
        : <ul className="grid list-disc gap-1 pl-5 marker:text-faint">{items}</ul>;
    }
    case 'code':
      return <pre className="overflow-x-auto rounded-control bg-tint p-3 font-mono text-12"><code>{block.text}</code></pre>;
  }
}

function InlineView({ parts }: { parts: Inline[] }): ReactNode {
  return parts.map(({ type, text }, index) => {
    if (type === 'bold') return <strong key={index} className="font-semibold">{text}</strong>;
    if (type === 'code') return <code key={index} className="rounded-[4px] bg-tint px-1 py-0.5 font-mono text-[0.85em]">{text}</code>;
    return <span key={index}>{text}</span>;
  });
}

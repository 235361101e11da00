/** Draws the light markup of an assistant's words. */
import { memo, type ReactNode } from 'react';
import type { Inline } from './inline-markup.ts';
import { parseLightMarkdown, type Block, type ListBlock } from './light-markdown.ts';

/** `open`: more words are coming. */
export const Markdown = memo(function Markdown({ text, open = false }: { text: string; open?: boolean }): ReactNode {
  return (
    <div className="grid min-w-0 gap-2.5 text-15 wrap-break-word">
      {parseLightMarkdown(text, open).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
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
    case 'list':
      return <ListView list={block} />;
    case 'table':
      return (
        // Scrollable areas must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div tabIndex={0} className="overflow-x-auto rounded-control border border-line">
          <table className="tabular w-full border-collapse text-13">
            <thead className="bg-tint text-left">
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col" className="px-3 py-1.5 font-medium">
                    <InlineView parts={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index} className="border-t border-line">
                  {row.map((cell, column) => (
                    <td key={column} className="px-3 py-1.5 align-top">
                      <InlineView parts={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'code':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} className="overflow-x-auto rounded-control bg-tint p-3 font-mono text-12">
          <code>{block.text}</code>
        </pre>
      );
  }
}

function ListView({ list }: { list: ListBlock }): ReactNode {
  const items = list.items.map(({ parts, inner }, index) => (
    <li key={index} className="pl-1">
      <InlineView parts={parts} />
      {inner.map((below, at) => (
        <div key={at} className="mt-1">
          <ListView list={below} />
        </div>
      ))}
    </li>
  ));
  return list.ordered ? (
    <ol start={list.start} className="tabular grid list-decimal gap-1 pl-5 marker:text-faint">
      {items}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1 pl-5 marker:text-faint">{items}</ul>
  );
}

function InlineView({ parts }: { parts: Inline[] }): ReactNode {
  return parts.map((part, index) => {
    switch (part.type) {
      case 'bold':
        return (
          <strong key={index} className="font-semibold">
            {part.text}
          </strong>
        );
      case 'italic':
        return <em key={index}>{part.text}</em>;
      case 'code':
        return (
          <code key={index} className="rounded-[4px] bg-tint px-1 py-0.5 font-mono text-[0.85em]">
            {part.text}
          </code>
        );
      case 'link':
        return (
          <a
            key={index}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-accent-text underline underline-offset-2"
          >
            {part.text}
          </a>
        );
      default:
        return <span key={index}>{part.text}</span>;
    }
  });
}

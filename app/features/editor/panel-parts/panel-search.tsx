/** The search field at the top of a panel. */
import type { ReactNode } from 'react';
import { SearchField } from '#app/ui/search-field.tsx';
import { message } from '#messages/message.ts';

export interface PanelSearchProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

export function PanelSearch(props: PanelSearchProps): ReactNode {
  return <SearchField size="small" clearLabel={message('common.clearSearch')} className="shrink-0" {...props} />;
}

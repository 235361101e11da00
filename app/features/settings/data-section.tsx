/** All of the user's data: downloaded or deleted. */
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { DeletionView } from '#app/services/account/account.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { Card } from '#app/ui/card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

export interface DataSectionProps {
  deletion: DeletionView;
  /** One download too many. */
  exportBusy: boolean;
  remove(confirmation: string): Promise<void>;
  signInAgain(): Promise<void>;
}

export function DataSection({ deletion, exportBusy, remove, signInAgain }: DataSectionProps): ReactNode {
  const [begun, setBegun] = useState(false);
  return (
    <>
      <Card
        title={message('settings.export')}
        hint={message('settings.exportText')}
        action={
          // The browser's own download: it shows progress, and nothing has to fit into this page.
          <a href="/api/account/export" onClick={() => setBegun(true)} className={buttonClass('secondary', 'medium')}>
            <Download size={18} strokeWidth={1.75} aria-hidden />
            {message('settings.exportButton')}
          </a>
        }
      >
        {begun ? (
          <p role="status" className="text-13 text-muted">
            {message('settings.exportBegun')}
          </p>
        ) : exportBusy ? (
          <AlertText>{message('settings.exportBusy')}</AlertText>
        ) : null}
      </Card>
      <Card
        danger
        title={message('settings.delete')}
        hint={message('settings.deleteText')}
        action={<DeleteDialog deletion={deletion} remove={remove} signInAgain={signInAgain} />}
      />
    </>
  );
}

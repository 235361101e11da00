/** Reporting a shared design, for the page that everybody with its link sees. Not a route itself. */
import { Flag } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOnDemand } from '#app/features/shell/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';

/** Few people report: its code is fetched when it is opened. */
const loadDialog = () => import('#app/features/share/report-dialog.tsx').then((module) => module.default);

export function ReportDesign({ token }: { token: string }): ReactNode {
  const { part: Dialog, busy, ask } = useOnDemand(loadDialog);
  const [open, setOpen] = useState(false);
  return (
    <div className="-mt-2 flex justify-center">
      <Button
        variant="ghost"
        size="small"
        icon={Flag}
        busy={busy}
        className="text-muted!"
        onClick={() => {
          setOpen(true);
          if (!Dialog) void ask();
        }}
      >
        {message('share.report')}
      </Button>
      {Dialog && open && <Dialog token={token} onClosed={() => setOpen(false)} />}
    </div>
  );
}

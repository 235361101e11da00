/** QR codes of the Elements panel: the code's purpose, its fields, then onto the page. */
import {
  Contact,
  Globe,
  IndianRupee,
  Mail,
  MessageCircle,
  Phone,
  QrCode,
  Text,
  Wifi,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import type { QrContent, QrKind } from '#design/qr/content.ts';
import { EMPTY_QR, QR_KINDS } from '#design/qr/write.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { insertCode } from '../stage/insert-code.ts';
import { QrFields } from '../qr/qr-fields.tsx';
import { writtenContent } from '../qr/written-content.ts';
import { useSession } from '../session/session-context.tsx';
import { SectionFrame, type ElementsSectionProps } from './elements/section-frame.tsx';

const ICONS: Readonly<Record<QrKind, LucideIcon>> = {
  website: Globe,
  text: Text,
  phone: Phone,
  whatsapp: MessageCircle,
  email: Mail,
  wifi: Wifi,
  contact: Contact,
  upi: IndianRupee,
};

const nameOf = (kind: QrKind) => message(`qr.kind.${kind}` as MessageKey);

export function QrSection({ query, all, onAll }: ElementsSectionProps): ReactNode {
  const session = useSession();
  const [content, setContent] = useState<QrContent | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const kind = content?.kind;
  // The codes are the last thing in a long panel: what was opened comes into sight.
  useEffect(() => {
    if (kind) form.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  const wanted = query.toLowerCase();
  const kinds = QR_KINDS.filter((kind) => `${message('qr.kind')} ${nameOf(kind)}`.toLowerCase().includes(wanted));
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (!content || busy) return;
    setBusy(true);
    void writtenContent(content)
      .then(async (written) => ('wrong' in written ? written.wrong : insertCode(session, written.content)))
      .catch(() => message('qr.unreadable'))
      .then((problem) => {
        setBusy(false);
        if (problem === null) setContent(null);
        else setWrong(problem);
      });
  };
  return (
    <SectionFrame id="qr" label={message('qr.codes')} found={kinds.length} more={false} all={all} onAll={onAll}>
      <div className="flex flex-wrap gap-1.5">
        {kinds.map((kind) => (
          <Chip
            key={kind}
            icon={ICONS[kind]}
            size="small"
            pressed={content?.kind === kind}
            onClick={() => {
              setWrong(null);
              setContent(content?.kind === kind ? null : EMPTY_QR[kind]);
            }}
          >
            {nameOf(kind)}
          </Chip>
        ))}
      </div>
      {content && (
        <form
          ref={form}
          key={content.kind}
          onSubmit={add}
          noValidate
          aria-label={nameOf(content.kind)}
          className="grid scroll-my-3 gap-3 rounded-card border border-line p-3"
        >
          <QrFields
            value={content}
            error={wrong}
            onChange={(next) => {
              setWrong(null);
              setContent(next);
            }}
          />
          <Button type="submit" variant="primary" size="small" icon={QrCode} busy={busy}>
            {message('qr.insert')}
          </Button>
        </form>
      )}
    </SectionFrame>
  );
}

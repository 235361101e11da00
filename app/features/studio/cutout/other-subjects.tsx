/** What else stood out in a photo of several things: one press cuts that out instead. */
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import type { Cutout } from '#tools/contract/ports/imaging-port.ts';

type Box = Cutout['subject'];

/** From here on a thing is called by the side that its middle is on, as a distance from the picture's middle. */
const ASIDE = 0.12;

function nameOf({ x, width }: Box): MessageKey {
  const off = x + width / 2 - 0.5;
  return off < -ASIDE ? 'repairs.otherLeft' : off > ASIDE ? 'repairs.otherRight' : 'repairs.otherElse';
}

export function OtherSubjects({ others, onPick }: { others: readonly Box[]; onPick(box: Box): void }): ReactNode {
  return (
    <div className="grid gap-2">
      <p className="text-13 text-muted">{message('repairs.otherHint')}</p>
      {others.map((box) => (
        <Button key={`${box.x} ${box.y}`} icon={ArrowLeftRight} onClick={() => onPick(box)}>
          {message(nameOf(box))}
        </Button>
      ))}
    </div>
  );
}

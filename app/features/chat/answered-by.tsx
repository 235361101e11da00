/** Who answered; for operators also what it used and cost, fetched when it is looked at. */
import { useEffect, useState, type ReactNode } from 'react';
import type { AnsweredBy } from '#agent/chat-message.ts';
import { httpGet } from '#app/browser/http-client.ts';
import { useIsOperator } from '#app/browser/use-operator.ts';
import type { TurnCosts } from '#app/services/admin/cost-report.ts';
import { answeredByText } from '#app/services/costs/answered-by-text.ts';
import { dollarsText, tokensText } from '#messages/amount-text.ts';
import { InfoTip } from '#app/ui/info-tip.tsx';
import { message } from '#messages/message.ts';

export function WhoAnswered({ by, turnId }: { by: AnsweredBy; turnId: string }): ReactNode {
  const isOperator = useIsOperator();
  return (
    <InfoTip about={message('chat.whoAnswered')}>
      <span className="block wrap-anywhere">{answeredByText(by)}</span>
      {isOperator && by.kind === 'hosted' && <Costs turnId={turnId} />}
    </InfoTip>
  );
}

/** `12,300 tokens · $0.01`. */
function costsText({ inputTokens, outputTokens, cost, estimated }: TurnCosts): string {
  const tokens = tokensText(inputTokens + outputTokens);
  return [
    estimated ? message('chat.aboutTokens', { tokens }) : tokens,
    ...(cost === null ? [] : [dollarsText(cost)]),
  ].join(' · ');
}

function Costs({ turnId }: { turnId: string }): ReactNode {
  const [text, setText] = useState('…');
  useEffect(() => {
    let shown = true;
    httpGet<TurnCosts>(`/api/admin/turns/${turnId}/costs`).then(
      (costs) => shown && setText(costsText(costs)),
      () => shown && setText(message('chat.costsUnknown')),
    );
    return () => {
      shown = false;
    };
  }, [turnId]);
  return <span className="tabular block opacity-80">{text}</span>;
}

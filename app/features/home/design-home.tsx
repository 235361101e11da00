/** The home of AI design: the prompt box, suggestions, and recent designs. */
import { Suspense, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import type { ProjectPage } from '#app/contracts/projects.ts';
import type { WaitingDraft } from '#app/contracts/waiting-draft.ts';
import type { Steering } from '#app/services/onboarding/steering.ts';
import { RecentDesigns } from './recent-designs.tsx';
import { StartPrompt } from './start-prompt.tsx';

export interface DesignHomeProps {
  signedIn: boolean;
  /** Null: none are shown here. */
  recent: ProjectPage | null;
  /** A prepared prompt: it stays in the box until it is sent. */
  waiting?: WaitingDraft | null;
  /** It was prepared in this very browser. */
  isOwn?: boolean;
  /** Something that failed on the way here, or that the user has to know. */
  notice?: string | null;
  /** What comes first, according to the user's answers about their work. */
  steering?: Steering;
  /** A question to answer, below the box. */
  offer?: ReactNode;
  /** A row that links to the templates. */
  templates?: ReactNode;
}

export function DesignHome({
  signedIn,
  recent,
  waiting,
  isOwn = false,
  notice,
  steering,
  offer,
  templates,
}: DesignHomeProps): ReactNode {
  const fromElsewhere = waiting != null && !isOwn;
  return (
    <main id="content" className="mx-auto grid w-full max-w-6xl gap-14 px-6 pt-[7vh] pb-24">
      <section className="mx-auto grid w-full max-w-2xl">
        {notice && (
          <p role="alert" className="mb-6 rounded-card bg-warning-soft px-4 py-3 text-13 text-pretty text-warning-text">
            {notice}
          </p>
        )}
        <h1 className="text-28 sm:text-center sm:text-40">
          {message(fromElsewhere ? 'home.waitingTitle' : 'home.designTitle')}
        </h1>
        {fromElsewhere && (
          <p className="mt-3 text-15 text-pretty text-muted sm:text-center">{message('home.waitingDraft')}</p>
        )}
        <StartPrompt
          signedIn={signedIn}
          waiting={waiting}
          autoFocus
          steering={steering}
          className="mt-6 shadow-float"
        />
      </section>
      {/* Each is hydrated by itself, after the prompt box: whoever types at once does not wait for them. */}
      <Suspense>{offer}</Suspense>
      <Suspense>{recent !== null && <RecentDesigns initial={recent} />}</Suspense>
      <Suspense>{templates}</Suspense>
    </main>
  );
}

/** The start of a conversation, shown by the chat page while none is open. */
import type { ReactNode } from 'react';
import { DesignHome, type DesignHomeProps } from '#app/features/home/design-home.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';

export default function NewDesign(props: Pick<DesignHomeProps, 'waiting' | 'notice'>): ReactNode {
  return (
    <>
      <SiteHeader />
      <DesignHome signedIn recent={null} {...props} />
    </>
  );
}

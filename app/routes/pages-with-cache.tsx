/** The layout of all pages except the first ones that people see: it keeps the data that they fetch (SWR's cache). */
import { Outlet } from 'react-router';
import { FetchProvider } from '#app/features/shell/fetch-provider.tsx';
import { UsageWatch } from '#app/features/shell/usage-watch.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';

export default function PagesWithCache() {
  return (
    <FetchProvider userId={useAccount()?.id ?? null}>
      <UsageWatch />
      <Outlet />
    </FetchProvider>
  );
}

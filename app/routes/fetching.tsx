/** Wraps all pages except the first ones that people see, and keeps their fetched data. */
import { Outlet } from 'react-router';
import { FetchProvider } from '#app/features/shell/fetch-provider.tsx';
import { UsageWatch } from '#app/features/shell/usage-watch.tsx';
import { useAccount } from '#app/features/shell/visitor.ts';

export default function Fetching() {
  return (
    <FetchProvider userId={useAccount()?.id ?? null}>
      <UsageWatch />
      <Outlet />
    </FetchProvider>
  );
}

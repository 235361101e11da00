/** Whether who looks at the page may operate this copy, as the root loader says. Not on the error screen. */
import { useRouteLoaderData } from 'react-router';

export function useIsOperator(): boolean {
  return (useRouteLoaderData('root') as { isOperator: boolean } | undefined)?.isOperator ?? false;
}

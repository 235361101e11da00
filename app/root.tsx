/** The document around every page. */
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { message } from '#messages/message.ts';
import './ui/theme.css';

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{message('common.appName')}</title>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

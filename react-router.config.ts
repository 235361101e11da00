/** React Router in framework mode, rendered on the server. */
import type { Config } from '@react-router/dev/config';

export default { ssr: true } satisfies Config;

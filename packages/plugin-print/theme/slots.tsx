import { PrintLink } from './index.tsx';

export { PrintLink };

export const slots = { beforeDocFooter: PrintLink };

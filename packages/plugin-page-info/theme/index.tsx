import './page-info.css';
import { Contributors } from './Contributors.tsx';

export const slots = { beforeDocFooter: Contributors };

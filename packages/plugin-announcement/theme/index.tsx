import './announcement.css';
import { Announcement } from './Announcement.tsx';

export const slots = { top: Announcement };

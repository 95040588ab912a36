import './feedback.css';
import { Feedback } from './Feedback.tsx';

export const slots = { afterDocContent: Feedback };

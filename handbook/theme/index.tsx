import './colors.css';
import './type.css';

export * from 'lectern/theme';

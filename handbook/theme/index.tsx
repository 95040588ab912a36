import './colors.css';
import './type.css';
import './home.css';

export * from 'lectern/theme';

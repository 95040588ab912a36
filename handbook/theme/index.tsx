import './colors.css';
import './type.css';
import './facts.css';
import './home.css';

export * from 'lectern/theme';

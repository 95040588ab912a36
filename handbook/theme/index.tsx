import './colors.css';
import './type.css';
import './facts.css';
import './home.css';
import './result.css';

export * from 'lectern/theme';

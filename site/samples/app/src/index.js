import './index.css';

document.querySelector('#root').textContent = 'Hello';

import axios from 'axios';
import dayjs from 'dayjs';
import { groupBy } from 'lodash';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const { data } = await axios.get('/api/orders');
const days = groupBy(data, (order) => dayjs(order.placed).format('D MMM'));

createRoot(document.querySelector('#root')).render(<App days={days} />);

import dayjs from 'dayjs';
import { groupBy } from 'lodash';
import { drawReport } from './report.js';

const orders = JSON.parse(document.querySelector('#orders').textContent);
const days = groupBy(orders, (order) => dayjs(order.placed).format('D MMM'));
const last = orders.at(-1);

console.log('orders', orders.length);
document.querySelector('#root').textContent = `${Object.keys(days).length} days, last ${last?.id ?? 'none'}`;
document.querySelector('#report').addEventListener('click', () => drawReport(days));

import axios from 'axios';

export async function drawReport(days) {
  const { data } = await axios.post('/api/report', days);
  console.log('report', data);
  document.querySelector('#root').innerHTML = data.html;
}

import { lazy, Suspense, useState } from 'react';

const Chart = lazy(() => import('./Chart'));

export function App({ days }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Orders</h1>
      <ul>
        {Object.entries(days).map(([day, orders]) => (
          <li key={day}>
            {day}: {orders.length}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Chart
      </button>
      <Suspense fallback="Loading">{isOpen && <Chart days={days} />}</Suspense>
    </main>
  );
}

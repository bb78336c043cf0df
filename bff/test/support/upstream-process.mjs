import { createServer } from 'node:http';

// A process behind a name: responds with its address. Arguments: address, port.
const [, , address, port] = process.argv;
const server = createServer((_request, response) => {
  response.end(address);
});
server.listen(Number(port), address, () => {
  process.send({ port: server.address().port });
});
process.on('disconnect', () => process.exit());
